/** The path of a shop address without origin, site and query; undefined if invalid. */
function pathOf(address: string): string | undefined {
  const base = 'https://shop.invalid';
  if (!URL.canParse(address, base)) return undefined;
  return new URL(address, base).pathname.replace(/^\/[a-z]{2}-[a-z]{2}(?=\/)/, '');
}

/** Whether an address is a product's page or below it. */
export function isUnderPage(pageUrl: string, address: string): boolean {
  const path = pathOf(address);
  return path === pageUrl || path?.startsWith(`${pageUrl}/`) === true;
}

/** Whether an address is a picture of a product or its design. */
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
