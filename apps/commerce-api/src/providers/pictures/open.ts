import type { Config } from '../../platform/config/config.ts';
import { createFromModule } from '../../platform/process/load-module.ts';
import { folderPictures } from './folder.ts';
import type { PictureSource } from './provider.ts';

/** The picture source that the operator chose: a module's, or else the folder. */
export async function openPictures(
  config: Pick<Config, 'pictureSource' | 'pictureDir'>,
): Promise<PictureSource> {
  if (config.pictureSource === undefined) return folderPictures(config.pictureDir);
  // A module that is named as the source promises to export one.
  return (await createFromModule(
    'PICTURE_SOURCE',
    config.pictureSource,
    'createPictureSource',
  )) as PictureSource;
}
