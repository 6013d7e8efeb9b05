/** How the captions window lies on its display. */
export interface CaptionsForm {
  /** Share of the display's width. */
  readonly width: number;
  /** Device-independent pixels. */
  readonly height: number;
  /** Clicks go to what lies below. */
  readonly clickThrough: boolean;
}

/** A window for captions over everything else; only some shells have one. */
export interface CaptionsWindow {
  /** Whether the system keeps it on top. */
  readonly staysOnTop: boolean;
  /** Opens it, or gives the open one another form. */
  show(form: CaptionsForm): void;
  /** While held it takes clicks, whatever its form says. */
  hold(held: boolean): void;
  close(): void;
  /** Told whenever it is gone, whoever closed it. */
  onClosed(listener: () => void): void;
}
