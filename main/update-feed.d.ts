/** Address of the feed for updates, set for the build; '' where there is none. */
declare const UPDATE_FEED: string;
