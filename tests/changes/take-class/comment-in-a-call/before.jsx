import clsx from 'clsx';

export const Field = ({ late }) => (
  <label
    className={clsx(
      'grid', // base
      late && 'late', // when late
    )}
  />
);
