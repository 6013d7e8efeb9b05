/** Whether this page was opened to show captions only. */
export const isCaptionsPage = ({ hash }: Pick<Location, 'hash'>): boolean => hash === '#captions';
