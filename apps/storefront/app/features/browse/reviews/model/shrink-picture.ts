/** The service keeps no photo larger than this: what is more would travel for nothing. */
const MOST_SIDE = 2048;
const SMALL_BYTES = 1024 * 1024;
const QUALITY = 0.9;

/** A photo in the size that the service stores, a tenth of the bytes; the file itself where it is small or unreadable. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES || typeof OffscreenCanvas === 'undefined') return file;
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, MOST_SIDE / Math.max(photo.width, photo.height));
    const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    return file;
  }
}
