import clsx from 'clsx';

export const Field = ({ late, className }) => (
  <label
    className={clsx(
      'grid', // base
      late && 'late', // when late
      className,
    )}
  />
);
