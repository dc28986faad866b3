/** `sessionStorage` under `<storyboardId>_<key>`. A frame may be denied storage: then nothing is kept. */
export const DRIVE_MODE = 'driveModeEnabled';
export const ENABLED = 'enabled';
export const LAST_NAV_TREE_REFRESH = 'lastNavTreeRefreshTime';
/** Set by a parent that does not want the pointer locked while dragging. */
export const REMOVE_POINTER_LOCK = 'immediatelyRemovePointerLock';
export const ZOOM = 'zoomPerc';

export class FrameStorage {
  private readonly window: Window;
  private readonly storyboardId: () => string;

  constructor(window: Window, storyboardId: () => string) {
    this.window = window;
    this.storyboardId = storyboardId;
  }

  get(key: string): string | null {
    try {
      return this.window.sessionStorage.getItem(`${this.storyboardId()}_${key}`);
    } catch {
      return null;
    }
  }

  /** Null removes the key. */
  set(key: string, value: string | null): void {
    try {
      const name = `${this.storyboardId()}_${key}`;
      if (value === null) this.window.sessionStorage.removeItem(name);
      else this.window.sessionStorage.setItem(name, value);
    } catch {
      // Storage is denied.
    }
  }
}
