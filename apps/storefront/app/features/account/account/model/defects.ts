/** What can be broken, as the contract has it; each has a text `account.defect-<name>`. */
export const DEFECTS = [
  'ZIP',
  'SEAM',
  'FABRIC',
  'SOLE',
  'WATERPROOFING',
  'INSULATION',
  'HARDWARE',
  'OTHER',
] as const;
