/** Types of project that the product's owner numbered, 1 to 10: a plan counts their monthly runs. Credits alone limit the others. */
export function isCountedType(type: number): boolean {
  return type >= 1 && type <= 10;
}
