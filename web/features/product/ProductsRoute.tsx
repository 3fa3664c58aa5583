import { ProductShelf } from './ProductShelf'
import './products.css'

/** `/product`. */
const ProductsRoute = () => <ProductShelf />

export default ProductsRoute
