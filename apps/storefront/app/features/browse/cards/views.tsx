// What a card shows without being touched: the server renders it, a browser loads it when it has to render it itself.
export { CardContent } from './components/CardContent.tsx';
