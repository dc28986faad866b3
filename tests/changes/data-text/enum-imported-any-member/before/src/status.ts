export const enum Status {
  Open = "Still open",
  Done = "All done",
}
