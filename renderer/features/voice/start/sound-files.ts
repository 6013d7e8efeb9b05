/** What file dialogs offer as a recording. */
export const SOUND_FILES = 'audio/*,.wav,.mp3,.ogg,.opus,.flac,.m4a,.webm,video/mp4';

/** What a dropped recording is called by browsers. */
export const SOUND_TYPES = [
  'audio/wav',
  'audio/x-wav',
  'audio/vnd.wave',
  'audio/mpeg',
  'audio/ogg',
  'audio/opus',
  'audio/flac',
  'audio/x-flac',
  'audio/mp4',
  'audio/x-m4a',
  'audio/aac',
  'audio/webm',
  'video/webm',
  'video/mp4',
];
