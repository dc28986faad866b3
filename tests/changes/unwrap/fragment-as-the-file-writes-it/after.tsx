import { Fragment } from 'react';
export const B = () => (
  <Fragment>
    <i />
  </Fragment>
);
export const A = () => (
  <Fragment>
    <i />
    <b />
  </Fragment>
);
