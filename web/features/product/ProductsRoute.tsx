import { ProductList } from './ProductList'
import './products.css'

const ProductsRoute = () => <ProductList />

export default ProductsRoute
