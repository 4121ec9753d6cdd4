declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*?raw' {
  const text: string;
  export default text;
}

declare module '*.css';
