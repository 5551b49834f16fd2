/** The part of postject that we use; it comes without types. */
declare module 'postject' {
  export function inject(
    file: string,
    resource: string,
    data: Buffer,
    options: { readonly sentinelFuse: string; readonly machoSegmentName?: string },
  ): Promise<void>
}
