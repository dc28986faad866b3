// @flow
type P = {| a: ?string |};
export const a = 3;
