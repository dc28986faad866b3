import { forwardRef } from 'react';

const Field = (props) => {
  const { label, children } = props;
  return (
    <label>
      {label}
      <span>{children}</span>
    </label>
  );
};

export const Input = forwardRef(({ label, ...props }, ref) => (
  <Field label={label}>
    <input ref={ref} {...props} />
  </Field>
));

export const Area = ({ label, rows }) => (
  <Field label={label}>
    <textarea rows={rows} />
  </Field>
);
