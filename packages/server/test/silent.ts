const nothing = (): void => {}

/** Hears everything that happens at the tables of a registry, and tells nobody. */
export const SILENT = {
  moved: nothing,
  sealed: nothing,
  changed: nothing,
  lit: nothing,
  said: nothing,
  asked: nothing,
  damaged: nothing,
  failed: nothing,
}
