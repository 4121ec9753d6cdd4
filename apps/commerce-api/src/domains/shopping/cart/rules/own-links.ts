/** The path of an address of the shop, without its origin, site and query; none of an address that is none. */
function pathOf(address: string): string | undefined {
  const base = 'https://shop.invalid';
  if (!URL.canParse(address, base)) return undefined;
  return new URL(address, base).pathname.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/, '');
}

/** Whether an address is the page of a product, or one below it, such as the page on which it is designed. */
export function isUnderPage(pageUrl: string, address: string): boolean {
  const path = pathOf(address);
  return path === pageUrl || path?.startsWith(`${pageUrl}/`) === true;
}

/** Whether an address is a picture of a product, or of the design that it is made by. */
export function isPictureOf(
  { productId }: { readonly productId: string },
  recipe: { readonly id: string } | undefined,
  address: string,
): boolean {
  const path = pathOf(address);
  if (path === undefined) return false;
  return recipe === undefined
    ? path.startsWith(`/images/products/${productId}/`)
    : path === `/images/recipes/${recipe.id}`;
}
