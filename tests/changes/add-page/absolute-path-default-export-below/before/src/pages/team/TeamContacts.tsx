export default function TeamContacts() {
  return <ul />;
}
