import { storageFailure } from './storage-failure.ts';

/** Whether a disk refused to take more: it is full, or the person's share of it is. */
export const isDiskFull = (error: unknown): boolean => storageFailure(error)?.code === 'disk-full';
