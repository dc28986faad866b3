export const enum Status {
  Open = "Still open",
  Done = "Finished",
}
