import ts, { type TypeNode } from 'typescript';

/** The type of files in requests and responses; other schemas keep theirs. */
export const bytesType = (schema: { readonly format?: string }): TypeNode | undefined =>
  schema.format === 'binary'
    ? ts.factory.createTypeReferenceNode('Uint8Array', [ts.factory.createTypeReferenceNode('ArrayBuffer')])
    : undefined;
