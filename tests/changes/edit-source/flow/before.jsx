// @flow
type P = {| a: ?string |};
export const a = 1;
