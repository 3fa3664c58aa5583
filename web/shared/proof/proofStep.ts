export interface ProofStepProps {
  readonly onProved: () => void
  readonly onClose: () => void
}
