export { ShopNewsletter as Newsletter } from '../components/ShopNewsletter.tsx';
