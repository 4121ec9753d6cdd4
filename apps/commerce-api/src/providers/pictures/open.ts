import type { Config } from '../../platform/config/config.ts';
import { createFromModule } from '../../platform/process/load-module.ts';
import { folderPictures } from './folder.ts';
import type { PictureSource } from './provider.ts';

/** The configured picture source, else the folder. */
export async function openPictures(
  config: Pick<Config, 'pictureSource' | 'pictureDir'>,
): Promise<PictureSource> {
  if (config.pictureSource === undefined) return folderPictures(config.pictureDir);
  // The module of the setting exports a picture source.
  return (await createFromModule(
    'PICTURE_SOURCE',
    config.pictureSource,
    'createPictureSource',
  )) as PictureSource;
}
