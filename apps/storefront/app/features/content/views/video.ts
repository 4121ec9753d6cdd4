export { ShopVideo } from '../components/ShopVideo.tsx';
