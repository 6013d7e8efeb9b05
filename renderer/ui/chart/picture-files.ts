import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import type { Picture } from './picture.ts';

/** Pixels for each px of a picture, so that it is sharp in print. */
const SCALE = 2;

export function svgFile(name: string, { svg }: Picture): ExportedFile {
  return {
    name: `${name}.svg`,
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`),
  };
}

/** Draws the picture at twice its size. Rejects where the engine cannot draw it. */
export async function pngFile(name: string, picture: Picture): Promise<ExportedFile> {
  const address = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(picture.width, picture.height);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(picture.width * SCALE, picture.height * SCALE);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('No room to draw the picture in');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return {
      name: `${name}.png`,
      type: 'image/png',
      bytes: new Uint8Array(await blob.arrayBuffer()),
    };
  } finally {
    URL.revokeObjectURL(address);
  }
}
