export const enum Status {
  Open = "Not yet",
  Done = "All done",
}
