export const Field = ({ label, className }) => <label className={className}>{label}</label>;
export const Page = () => (
  <div>
    <Field label="a" />
    <Field label="b" />
  </div>
);
