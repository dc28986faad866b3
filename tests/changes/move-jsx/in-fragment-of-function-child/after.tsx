import { Fragment } from 'react';

export const Page = ({ rows }) => (
  <Rows of={rows}>
    {(row) => (
      <Fragment key={row.id}>
        <dd>{row.price}</dd>
        <dt>{row.name}</dt>
      </Fragment>
    )}
  </Rows>
);
