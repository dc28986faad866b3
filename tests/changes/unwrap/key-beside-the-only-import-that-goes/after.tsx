import { Fragment } from 'react';

export const List = ({ items }) => (
  <ul>
    {items.map((item) => (
      <Fragment key={item.id}>
        <i>{item.name}</i>
        <b>{item.size}</b>
      </Fragment>
    ))}
  </ul>
);
