import * as t from 'io-ts'
import { AgeLine } from '../loyalty/ageLine.js'
import { Picture } from './blocks.js'
import { orNull } from '../reading/orNull.js'

/** A brand. `id`: 1 HiQ, 2 Dumex, 3 Protinex, 9 Souvenaid, 10 Alpro. */
export const Brand = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ id: t.string, title: t.string, description: t.string, picture: Picture }, 'Brand'),
)
export type Brand = t.TypeOf<typeof Brand>

/** A category of products. */
export const ProductCategory = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ id: t.string, slug: t.string, title: t.string }, 'ProductCategory'),
)
export type ProductCategory = t.TypeOf<typeof ProductCategory>

export const ProductTag = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ slug: t.string, title: t.string }, 'ProductTag'))
export type ProductTag = t.TypeOf<typeof ProductTag>

/** By the milk code, products for infants or young children earn no points, and have no `buy_url` and `shops`. */
const cardFields = {
  id: t.string,
  title: t.string,
  size: t.string,
  age_line: AgeLine,
  brand_id: t.string,
  brand: t.string,
  category: t.string,
  tags: /*#__PURE__*/ t.array(t.string),
  earns_points: t.boolean,
  picture: Picture,
}

/** A product in a list. */
export const ProductCard = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(cardFields, 'ProductCard'))
export type ProductCard = t.TypeOf<typeof ProductCard>

const NutritionRow = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ name: t.string, amount: t.string }))

/** A published product. `hero`: the pack alone without background. `shops`: names of sellers. `advertising_permit`
 * null: no claim needs one. */
export const ProductPage = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      ...cardFields,
      hero: Picture,
      description: t.string,
      nutrition: /*#__PURE__*/ t.exact(
        /*#__PURE__*/ t.type({ per: t.string, rows: /*#__PURE__*/ t.array(NutritionRow) }),
      ),
      allergens: orNull(t.string),
      caution: orNull(t.string),
      preparation: /*#__PURE__*/ t.array(t.string),
      shops: /*#__PURE__*/ t.array(t.string),
      buy_url: orNull(t.string),
      food_number: t.string,
      advertising_permit: orNull(t.string),
    },
    'ProductPage',
  ),
)
export type ProductPage = t.TypeOf<typeof ProductPage>

/** Filters of the product list: brands, and the categories and tags in use, in the order of the screen. */
export const ProductShelves = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      brands: /*#__PURE__*/ t.array(Brand),
      categories: /*#__PURE__*/ t.array(ProductCategory),
      tags: /*#__PURE__*/ t.array(ProductTag),
    },
    'ProductShelves',
  ),
)
export type ProductShelves = t.TypeOf<typeof ProductShelves>
