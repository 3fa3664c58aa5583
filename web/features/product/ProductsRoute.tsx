import { ProductShelf } from './ProductShelf'
import './products.css'

const ProductsRoute = () => <ProductShelf />

export default ProductsRoute
