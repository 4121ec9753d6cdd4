export interface GalleryImage {
  readonly src: string;
  readonly alt: string;
}
