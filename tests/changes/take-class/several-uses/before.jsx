export const Field = ({ label }) => <label>{label}</label>;
export const Page = () => (
  <div>
    <Field label="a" />
    <Field label="b" />
  </div>
);
