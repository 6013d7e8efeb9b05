/** Endings of files in a package that hold no text; those that the API family's clients leave out. */
const MEDIA = new Set(
  (
    'png jpg jpeg emf bmp tiff wdp svg gif mp4 asf avi m4v mpg mpeg wmv mov ' +
    'aiff au mid midi mp3 m4a wav wma'
  ).split(' '),
);

/** Whether an entry of a package is a picture, a film or sound, by its name. */
export function isMedia(name: string): boolean {
  return MEDIA.has(/\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}
