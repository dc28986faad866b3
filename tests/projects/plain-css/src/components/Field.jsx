export function Field({ label, hint }) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input placeholder={label} />
      {hint && <small>{hint}</small>}
    </label>
  );
}
