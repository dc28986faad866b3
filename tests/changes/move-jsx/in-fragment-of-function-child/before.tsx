import { Fragment } from 'react';

export const Page = ({ rows }) => (
  <Rows of={rows}>
    {(row) => (
      <Fragment key={row.id}>
        <dt>{row.name}</dt>
        <dd>{row.price}</dd>
      </Fragment>
    )}
  </Rows>
);
